import { definePlugin } from '@oxlint/plugins'
import { oneShotReads } from './one-shot-reads.ts'

/** Rules of this house, for Oxlint. */
// oxlint-disable-next-line import/no-default-export -- the linter asks for one
export default definePlugin({
  meta: { name: 'lectern' },
  rules: { 'one-shot-reads': oneShotReads },
})
