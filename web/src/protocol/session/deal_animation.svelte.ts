/** The cards of a new deal on their way to everybody: nothing is asked before they lie. */
import type { State } from '../messages';
import { isNewDeal } from './diff';
import { motionDuration } from '../../shell/motion';

export class DealAnimation {
  running = $state(false);

  /** `landed` is called when the cards lie: what comes next need not wait for them. */
  constructor(readonly onEnd: () => void) {}

  startIfDealt(before: State | null, now: State): void {
    this.running ||= isNewDeal(before, now) && motionDuration(1) > 0 && !document.hidden;
  }

  end(): void {
    if (!this.running) return;
    this.running = false;
    this.onEnd();
  }
}
