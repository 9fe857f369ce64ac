'use strict'
/**
 * Flags of the Node that runs the server. On a machine with much memory V8 puts collecting off and grows far above what
 * is alive (measured: 380 MiB instead of 220 after the whole bench). NODE_OPTIONS with --max-old-space-size replaces them.
 */
const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=208']

module.exports = { serverFlags }
