import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Folding = {
  /** The parts that are open where parts fold. */
  opened: ReadonlySet<string>;
  turn: (id: string, isOpen: boolean) => void;
};

const Parts = createContext<Folding>({ opened: new Set(), turn: () => undefined });

type FoldingPartsProps = {
  /** A part that is open from the beginning. */
  first?: string | null;
  children: ReactNode;
};

/** Holds which parts of the settings are open on a phone, where all of them together are many screens long. */
export function FoldingParts({ first = null, children }: FoldingPartsProps): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(first === null ? [] : [first]));
  const turn = useCallback(
    (id: string, isOpen: boolean) =>
      setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id))),
    [],
  );
  return <Parts value={useMemo(() => ({ opened, turn }), [opened, turn])}>{children}</Parts>;
}

export const useFolding = (): Folding => useContext(Parts);
