import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a hook answers a component that is drawn once, without effects. Its mutations can be carried out. */
export function hookResult<T>(client: QueryClient, useIt: () => T): T {
  const results: T[] = [];
  const Drawn = () => {
    results.push(useIt());
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Drawn)));
  return results[0]!;
}
