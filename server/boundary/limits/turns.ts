import { unavailable } from '../apiError';
import { callerKeys } from '../caller/caller';
import { type FairQueue, fairQueue } from './fairQueue';

const RETRY_AFTER_S = 5;

const refuse = () => unavailable(({ request }) => request.manyOfYours, RETRY_AFTER_S);

/** Limits the calls of one caller, not of all: the database has ten connections, and one caller must not take them. */
const callsOf = (runningPerKey: number, waitingPerKey: number): FairQueue =>
  fairQueue({
    running: Number.POSITIVE_INFINITY,
    runningPerKey,
    waiting: 5000,
    waitingPerKey,
    maxWaitMs: 10_000,
    refuse,
  });

const people = callsOf(4, 100);
/** A network may be an office, whose calls wait for mails and other services. */
const networks = callsOf(20, 300);

/** Runs the handler of a call, whose body has arrived, when it is the turn of its customer or member of staff. */
export const takeTurnOfPerson = <Value>(handle: () => Promise<Value>): Promise<Value> =>
  people.run(callerKeys().slice(0, 1), handle);

/** Runs the handler of a call without a session when it is the turn of its network. */
export const takeTurnOfNetwork = <Value>(handle: () => Promise<Value>): Promise<Value> =>
  networks.run(callerKeys(), handle);
