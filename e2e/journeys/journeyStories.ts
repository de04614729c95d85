import type { Journey } from '../../src/machines/testing/journey';
import { journeysThroughEveryState } from '../../src/testing/flows/journeysThroughEveryState';
import { replayOnScreen, stateNames } from '../../src/testing/flows/replayOnScreen';
import type { FlowScreen } from '../../src/testing/flows/screen';
import { expect, story } from '../support/story';
import { browserStage, type FlowPage } from './browserStage';

/** The shopper of a story and the origin of the shop. */
export interface StoryShopper {
  readonly email: string;
  readonly origin: string;
}

/** Declares a story for each journey that is needed to reach every state of a flow's machine. */
export function declareJourneyStories(
  screen: FlowScreen,
  flowPageFor: (shopper: StoryShopper, journey: Journey) => FlowPage,
): void {
  const journeys = journeysThroughEveryState(screen);
  const reached = new Set<string>();

  story.describe(screen.model.name, () => {
    for (const journey of journeys) {
      story(journey.name, async ({ page, email, baseURL, watch }) => {
        watch.expect(/ERR_CONNECTION_REFUSED/);
        const stage = browserStage(
          page,
          screen,
          flowPageFor({ email, origin: baseURL ?? '' }, journey),
        );
        for (const state of await replayOnScreen(screen, journey, stage)) reached.add(state);
      });
    }

    story('every state is reached', () => {
      expect([...reached].toSorted()).toEqual([...stateNames(screen.model.machine)].toSorted());
    });
  });
}
