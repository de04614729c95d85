import { useState } from 'react';
import * as v from 'valibot';
import { breakpoints } from '../../theme/tokens';
import { readStored, writeStored } from '../model/storage';

const KEY = 'kedai:flows:panels';
const panelsSchema = v.object({ states: v.boolean(), side: v.boolean() });
type Panels = v.InferOutput<typeof panelsSchema>;

/** The visible panels, stored in this browser. On narrow screens the tree of states is hidden at first. */
export function usePanels() {
  const [shown, setShown] = useState(() =>
    readStored('localStorage', KEY, panelsSchema, {
      states: window.innerWidth >= breakpoints.desktop,
      side: true,
    }),
  );
  return {
    shown,
    show(change: Partial<Panels>) {
      const next = { ...shown, ...change };
      writeStored('localStorage', KEY, next);
      setShown(next);
    },
  };
}

export type PanelsControl = ReturnType<typeof usePanels>;
