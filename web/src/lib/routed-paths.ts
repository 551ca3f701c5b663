import { createContext, useContext } from 'react';

/** The paths that have a screen in this build, provided by the route table. */
export const RoutedPaths = createContext<ReadonlySet<string>>(new Set());

/** Whether a path has a screen: what isn't built yet isn't linked, so that no link ends in a 404. */
export const useIsRouted = (path: string): boolean => useContext(RoutedPaths).has(path);
