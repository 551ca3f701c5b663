import { countedWords } from '@chargerota/domain';

type Total = { rows: number; tables: number; seconds: number };

/** `1,003,218 rows of 58 tables in 12.3 s` */
export const totalText = ({ rows, tables, seconds }: Total): string =>
  `${countedWords(rows, 'row', 'rows')} of ${countedWords(tables, 'table', 'tables')} in ${seconds.toFixed(1)} s`;

/** `84.2 MB` */
export const sizeText = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
