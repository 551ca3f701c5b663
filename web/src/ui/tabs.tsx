import { Tabs as RadixTabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollToMiddle } from '../lib/direction.ts';
import { Skeleton } from './states.tsx';

export type Tab = {
  id: string;
  label: string;
  count?: number;
  /** What is to be done there, after the count: `3 waiting`. */
  task?: string | undefined;
  content: ReactNode;
};

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void };

/** Tabs on a rule; the open one has a thick tick. The caller stores which tab is open, usually in the address. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit, so the open one is scrolled into view.
  const openIndex = tabs.findIndex(({ id }) => id === value);
  useEffect(() => {
    const frame = list.current;
    const open = frame?.children[openIndex];
    if (!frame || !(open instanceof HTMLElement)) return undefined;
    // Runs at once, and when a count that loads later widens a tab and pushes the open one out of view.
    const widths = new ResizeObserver(() => scrollToMiddle(frame, open));
    for (const tab of frame.children) widths.observe(tab);
    return () => widths.disconnect();
  }, [openIndex]);
  return (
    // A tab opens by Enter, not by focus alone: moving along with arrow keys loads nothing, and a tab that asks before
    // it opens can be skipped.
    <RadixTabs.Root value={value} onValueChange={onChange} activationMode="manual">
      <RadixTabs.List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id}>
            <span className="tab-label" data-label={tab.label}>
              {tab.label}
            </span>
            {tab.count !== undefined && (
              <span className="n">
                <span className="fig">{tab.count}</span>
                {tab.task && `, ${tab.task}`}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Skeletons of tabs with these widths, in px. */
export const SkeletonTabs = ({ widths }: { widths: readonly number[] }): ReactNode => (
  <div className="tabs" aria-hidden="true">
    {widths.map((width) => (
      <span key={width}>
        <Skeleton width={width} />
      </span>
    ))}
  </div>
);
