/** The animation of dealing; the player's first question is shown after it. */
import type { State } from '../messages';
import { isNewDeal } from './diff';
import { motionDuration } from '../../shell/motion';

export class DealAnimation {
  running = $state(false);

  /** `onEnd` is called when all cards have arrived, so that the next state need not wait. */
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
