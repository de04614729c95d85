import { HUMAN_CHECK_COOKIE } from '@kedai/contract/calls/mailedCode';
import type { CaptchaReport } from '@kedai/ui/form/useCaptchaForm';
import { radius, s, TARGET_SIZE } from '@kedai/ui/theme/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mailedCodeApi } from '../../../api/mailedCodeApi';
import { userApi } from '../../../api/userApi';
import { parseCookies } from '../../../state/device/cookies';
import { useAppDispatch } from '../../../state/hooks';
import { runEndpoint } from '../../../state/thunk';

const NO_CHECK: CaptchaReport = { isWorking: false, payload: undefined };

/** Reserves the height of the widget so that nothing below it moves when it loads. */
const WidgetContainer = styled.div`
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

  /* The label provides the height, so that it is a large enough target. */
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
 * A self-hosted proof of work against bots, without interaction. The widget is loaded only if the server sends a challenge.
 * Without one, or after a failure, the request has no payload. A payload is valid for one request, so remount the component
 * for the next one.
 */
export function HumanCheck({ onReport }: { readonly onReport: (report: CaptchaReport) => void }) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const [widget, setWidget] = useState<HTMLElement | null>(null);
  const [isAbsent, setAbsent] = useState(false);
  const report = useEffectEvent(onReport);

  useEffect(() => {
    const abortController = new AbortController();
    const { humanCheck } = mailedCodeApi.endpoints;
    const reportNoCheck = () => {
      if (abortController.signal.aborted) return;
      setAbsent(true);
      report(NO_CHECK);
    };
    const prepare = async () => {
      // The session response sets a cookie if the shop has a check. Other servers do not know the challenge endpoint.
      await dispatch(userApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
      if (parseCookies(document.cookie, HUMAN_CHECK_COOKIE).length === 0) return reportNoCheck();
      const call = humanCheck.initiate(undefined, { track: false });
      const challenge = await runEndpoint(dispatch, call, abortController);
      const { makeWidget } = await import(/* webpackChunkName: "human-check" */ './widget');
      if (!abortController.signal.aborted)
        setWidget(makeWidget(challenge, (state) => report(state)));
    };
    report({ isWorking: true, payload: undefined });
    prepare().catch(reportNoCheck);
    return () => abortController.abort();
  }, [dispatch]);

  useEffect(() => {
    if (widget === null) return;
    container.current?.append(widget);
    return () => widget.remove();
  }, [widget]);

  return isAbsent ? null : <WidgetContainer ref={container} />;
}
