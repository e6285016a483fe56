import { fromKeys } from '#kernel/assert.ts';
import { codes, getMeaning, getStatus } from '#kernel/errors.ts';
import { builder } from './builder.ts';

builder.enumType('ErrorCode', {
  description: 'What `extensions.code` of an error holds.',
  values: fromKeys(codes, (code) => ({ description: `${getMeaning(code)} Status ${getStatus(code)}.` })),
});
