/** Challenges, in which several players play the same cards: create, join, and results. */
import { get, post } from './http';
import type {
  Challenge,
  ChallengeBotResult,
  ChallengeCreated,
  NewChallenge,
  NewHandChallenge,
  Opened,
} from './messages';

export const createChallenge = (code: string, wanted: NewChallenge) =>
  post<ChallengeCreated>(`/api/deals/${code}/challenges`, wanted);
/** Challenge others with a hand that the player had in a finished deal. */
export const createHandChallenge = (code: string, wanted: NewHandChallenge) =>
  post<ChallengeCreated>(`/api/deals/${code}/hand-challenges`, wanted);
/** Challenge back with a new hand, which the player plays first. */
export const challengeBack = (id: string, name: string) =>
  post<ChallengeCreated>(`/api/challenges/${id}/back`, { name });
export const fetchChallenge = (id: string) => get<Challenge>(`/api/challenges/${id}`);
export const joinChallenge = (id: string, name: string) => post<Opened>(`/api/challenges/${id}`, { name });
export const fetchBotResult = (id: string) => get<ChallengeBotResult>(`/api/challenges/${id}/bot-result`);
