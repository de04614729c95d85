import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { FirstServiceQuestion } from '../../features/serviceSelection';
import { Look } from '../Look';
import type { FirstQuestion } from '../Shell';
import { WhenAlive } from '../WhenAlive';
import { pageData, takeOver } from './page';
import type { ServiceQuestion } from './serviceQuestion';

/** Keeps the ids in the question apart from those of the page below. */
export const QUESTION_IDS = 'q';

/** What the question asks of the page that it stands in. */
export type QuestionPorts = Pick<
  ComponentProps<typeof FirstServiceQuestion>,
  'loadSteps' | 'reloadPage'
>;

export interface QuestionTreeProps extends QuestionPorts {
  readonly question?: ServiceQuestion;
  readonly tell?: () => void;
}

const takeOverAll = () => takeOver('all');
const nobody = () => undefined;

/** The first question as it is rendered ahead and in the browser. */
export function QuestionTree({ question, tell = nobody, ...ports }: QuestionTreeProps) {
  return (
    <WhenAlive tell={tell}>
      <Look>
        <FirstServiceQuestion {...ports} passedSlot={question?.passedSlot} />
      </Look>
    </WhenAlive>
  );
}

/**
 * Brings the first question to life: in the HTML where it is there, else anew. In slices, so that no tap has to wait for
 * all of it.
 */
export function askFirst(
  place: HTMLElement,
  question: ServiceQuestion,
  ports: QuestionPorts,
): FirstQuestion {
  const options = { identifierPrefix: QUESTION_IDS };
  const tree = <QuestionTree {...ports} question={question} tell={takeOverAll} />;
  let root: Root | undefined;
  startTransition(() => {
    if (place.hasChildNodes()) {
      root = hydrateRoot(place, tree, options);
    } else {
      root = createRoot(place, options);
      root.render(tree);
    }
  });
  return {
    close: () => {
      // What the question covered is to be seen again.
      pageData().service = 'chosen';
      root?.unmount();
    },
  };
}
