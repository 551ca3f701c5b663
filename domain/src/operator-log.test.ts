import { expect, test } from 'vitest';
import { OPERATOR_ACTS, OPERATOR_LOG_TOPICS, operatorActsOf } from './operator-log.ts';

test('every act of an operator is found under one topic of the log', () => {
  expect(OPERATOR_LOG_TOPICS.flatMap(operatorActsOf).toSorted()).toEqual(OPERATOR_ACTS.toSorted());
});
