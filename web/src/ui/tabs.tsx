import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = { id: string; label: string; count?: number; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void };

/** Tabs on a rule; the open one carries the thick tick. The caller keeps which is open, usually in the address. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactNode {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className="n fig">{tab.count}</span>}
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
