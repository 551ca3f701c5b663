import { createContext, useContext } from 'react';

/** The paths that have a screen in this build; the route table provides them. */
export const RoutedPaths = createContext<ReadonlySet<string>>(new Set());

/** Whether a path has a screen. Other paths are not linked, so that no link ends in a 404. */
export const useIsRouted = (path: string): boolean => useContext(RoutedPaths).has(path);
