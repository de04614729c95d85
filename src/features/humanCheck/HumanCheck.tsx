import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { humanCheckApi } from '../../api/humanCheckApi';
import { sessionApi } from '../../api/sessionApi';
import { HUMAN_CHECK_COOKIE } from '../../contract/user';
import { useAppDispatch } from '../../store/hooks';
import { runEndpoint } from '../../store/runEndpoint';
import { parseCookie } from '../../store/storage';
import { s } from '../../theme/accessor';
import { radius, TARGET_SIZE } from '../../theme/tokens';

/** What a form needs to know of the check. */
export interface HumanCheckReport {
  /** An answer is on its way: the form waits for it before it is sent. */
  readonly isWorking: boolean;
  /** What is sent with the request; undefined when the shop has no check, or when it failed. */
  readonly payload: string | undefined;
}

const NOTHING: HumanCheckReport = { isWorking: false, payload: undefined };

/** As high as the widget from the beginning: what stands below it is not to move from under a finger. */
const Place = styled.div`
  min-height: calc(${TARGET_SIZE} + 2px);

  altcha-widget {
    --altcha-border-color: ${s('line')};
    --altcha-border-radius: ${radius.small};
    --altcha-color-base: ${s('surface')};
    --altcha-color-base-content: ${s('text')};
    --altcha-color-primary: ${s('accent')};
    --altcha-color-error: ${s('danger')};
    --altcha-checkbox-border-color: ${s('controlLine')};
    --altcha-max-width: 100%;
    --altcha-shadow: none;
    display: block;
    min-height: ${TARGET_SIZE};
  }

  /* The box is as high as its words are pressed. */
  .altcha-main {
    padding-block: 0;
  }
  .altcha-checkbox-wrap label {
    flex-grow: 1;
    align-items: center;
    min-height: ${TARGET_SIZE};
  }
`;

/**
 * Proves that a person is asking, without asking the person: a self-hosted proof of work. The widget is loaded only when
 * the shop gives it a task; where there is none, or anything fails, the request simply goes without. A payload is good
 * for one request: mount it anew for the next.
 * @param onReport must be stable
 */
export function HumanCheck({
  onReport,
}: {
  readonly onReport: (report: HumanCheckReport) => void;
}) {
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const [widget, setWidget] = useState<HTMLElement | null>(null);
  const [isAbsent, setAbsent] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { humanCheck } = humanCheckApi.endpoints;
    const goWithout = () => {
      if (leaving.signal.aborted) return;
      setAbsent(true);
      onReport(NOTHING);
    };
    const prepare = async () => {
      // The first answer of all tells whether this shop has a check; another is not asked for what it does not know.
      await dispatch(sessionApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
      if (parseCookie(document.cookie, HUMAN_CHECK_COOKIE) === undefined) return goWithout();
      const ask = () => dispatch(humanCheck.initiate(undefined, { track: false }));
      const challenge = await runEndpoint(ask, leaving.signal);
      const { makeWidget } = await import(/* webpackChunkName: "human-check" */ './widget');
      if (!leaving.signal.aborted) setWidget(makeWidget(challenge, onReport));
    };
    onReport({ isWorking: true, payload: undefined });
    prepare().catch(goWithout);
    return () => leaving.abort();
  }, [dispatch, onReport]);

  useEffect(() => {
    if (widget === null) return;
    place.current?.append(widget);
    return () => widget.remove();
  }, [widget]);

  return isAbsent ? null : <Place ref={place} />;
}
