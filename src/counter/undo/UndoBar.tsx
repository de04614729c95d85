import { isFailure } from '@kedai/contract/calls/failure';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { Button } from '@kedai/ui/button/Button';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { useNow } from '@kedai/ui/hooks/useNow';
import { toast } from '@kedai/ui/overlay/toast';
import { space } from '@kedai/ui/theme/tokens';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { undoText } from '../../text/counter/day';
import { FootBar } from '../counter.styles';
import { useActMutation } from '../counterApi';
import type { CounterState } from '../store';
import { type DoneStep, undoSlice } from './undoSlice';

const { stepClosed } = undoSlice.actions;

/** Many bars would hide the page, so they scroll. */
const Bars = styled.div`
  display: grid;
  gap: ${space(1)};
  max-height: 40vh;
  overflow-y: auto;
`;

/** The latest steps of this person, for as long as they can be undone. */
export function UndoBar() {
  const steps = useSelector<CounterState, readonly DoneStep[]>(({ undo }) => undo);
  if (steps.length === 0) return null;
  return (
    <Bars>
      {steps.map((step) => (
        <Undo key={step.until} step={step} />
      ))}
    </Bars>
  );
}

function Undo({ step }: { readonly step: DoneStep }) {
  const { act, until, orders } = step;
  const [send] = useActMutation();
  const [isBusy, setBusy] = useState(false);
  const button = useFocusSectionOnUnmount<HTMLButtonElement>();
  const dispatch = useDispatch();
  const now = useNow(1000) ?? serverNow();
  const isOver = now >= until && !isBusy;
  useEffect(() => {
    if (isOver) dispatch(stepClosed(step));
  }, [isOver, step, dispatch]);
  const undo = async () => {
    setBusy(true);
    const undone: string[] = [];
    for (const order of orders) {
      const { error } = await send({ act: 'undo', ...order });
      if (error === undefined) undone.push(order.orderId);
      else if (isFailure(error)) toast.error(error.message);
    }
    if (undone.length > 0) toast.success(undoText.undone(undone));
    dispatch(stepClosed(step));
  };
  const ids = orders.map(({ orderId }) => orderId);
  return (
    <FootBar>
      <span>{undoText.done(act, ids)}</span>
      <Button
        ref={button}
        variant="quiet"
        aria-label={undoText.undo}
        busy={isBusy}
        onClick={() => void undo()}
      >
        {undoText.secondsLeft(Math.max(0, Math.ceil((until - now) / 1000)))}
      </Button>
    </FootBar>
  );
}
