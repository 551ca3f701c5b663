import type { ConnectorType } from '@chargerota/domain';

const CONNECTORS: Readonly<Record<ConnectorType, string>> = {
  type_1: 'Type 1',
  type_2: 'Type 2',
  ccs_1: 'CCS 1',
  ccs_2: 'CCS 2',
  chademo: 'CHAdeMO',
  nacs: 'NACS',
};

/** A connector as drivers call it; one that this build doesn't know stays as it is. */
export const connectorLabel = (connectorType: string): string =>
  CONNECTORS[connectorType as ConnectorType] ?? connectorType;
