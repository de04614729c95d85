import type { Journey } from '../../src/machines/testing/journey';
import type { FlowScreen } from '../../src/testing/flows/screen';
import { throughEveryState } from '../../src/testing/flows/throughEveryState';
import { statesOf, walkOnScreen } from '../../src/testing/flows/walkOnScreen';
import { expect, story } from '../support/story';
import { browserStage, type Opening } from './browserStage';

/** A shopper and what the shop knows of them. */
export interface Given {
  readonly email: string;
  readonly origin: string;
}

/** The journeys of a flow that lead through every state of its chart, told in a browser. */
export function tellJourneys(
  screen: FlowScreen,
  openingFor: (given: Given, journey: Journey) => Opening,
): void {
  const journeys = throughEveryState(screen);
  const reached = new Set<string>();

  story.describe(screen.flow.name, () => {
    for (const journey of journeys) {
      story(journey.name, async ({ page, email, baseURL, watch }) => {
        watch.expect(/ERR_CONNECTION_REFUSED/);
        const stage = browserStage(
          page,
          screen,
          openingFor({ email, origin: baseURL ?? '' }, journey),
        );
        for (const state of await walkOnScreen(screen, journey, stage)) reached.add(state);
      });
    }

    story('every state is reached', () => {
      expect([...reached].toSorted()).toEqual([...statesOf(screen.flow.machine)].toSorted());
    });
  });
}
