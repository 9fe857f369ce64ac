'use strict'
const { join } = require('node:path')

/**
 * Flags of the Node that runs the server. On a machine with much memory V8 puts collecting off and grows far above what
 * is alive (measured: 380 MiB instead of 220 after the whole bench). NODE_OPTIONS with --max-old-space-size replaces them.
 */
const serverFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=136',
  `--require=${join(__dirname, 'plain-modules.cjs')}`,
]

/** Its environment: each thread of glibc's allocator would keep memory of its own (measured: 20 MiB). */
const serverEnv = { MALLOC_ARENA_MAX: '2' }

module.exports = { serverEnv, serverFlags }
