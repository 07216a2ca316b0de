/** The cards of a new deal on their way to everybody: nothing is asked before they lie. */
import type { State } from '../messages';
import { justDealt } from './diff';
import { lasting } from '../../shell/motion';

export class Flight {
  on = $state(false);

  /** `landed` is called when the cards lie: what comes next need not wait for them. */
  constructor(readonly landed: () => void) {}

  see(before: State | null, now: State): void {
    this.on ||= justDealt(before, now) && lasting(1) > 0 && !document.hidden;
  }

  end(): void {
    if (!this.on) return;
    this.on = false;
    this.landed();
  }
}
