import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSavePreferences } from '../api.ts';
import { METHOD_WORDS, TOPIC_WORDS } from '../words.ts';
import { changeTopic, isOffered, reaches } from './choices.ts';
import type { Channel, TopicChoice } from './choices.ts';

type TopicRowProps = {
  choice: TopicChoice;
  channels: readonly Channel[];
  /** More to choose about this topic, below its methods. */
  children?: ReactNode;
};

/** A topic and the methods by which it is told. A method that reaches nobody cannot be chosen. */
export function TopicRow({ choice, channels, children }: TopicRowProps): ReactNode {
  const id = useId();
  const save = useSavePreferences();
  const { name, hint } = TOPIC_WORDS[choice.topic];
  return (
    <fieldset className="nc-topic stack gap-0-24 ruled" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="vh">{name}</legend>
      <div className="nc-name">
        <span className="medium" aria-hidden="true">
          {name}
        </span>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <div className="nc-methods">
        {channels.filter(isOffered).map((channel) => {
          const { method } = channel;
          // An empty cell keeps the columns.
          if (!choice.possible.includes(method)) return <span key={method} />;
          const isFixed = choice.fixed.includes(method);
          const isPossible = reaches(channel) && !isFixed;
          return (
            <label key={method} className={isPossible ? 'check' : 'check is-disabled'}>
              <input
                type="checkbox"
                checked={isFixed || (isPossible && choice.methods.includes(method))}
                disabled={!isPossible}
                onChange={({ target }) => save.mutate(changeTopic(choice, method, target.checked))}
              />
              <span>{METHOD_WORDS[method].label}</span>
            </label>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}
