'use strict'
// Preloaded into dependency-cruiser: its swc parser is asked for TypeScript without JSX and stops at the first component.
const swc = require('@swc/core')

const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFile.call(swc, file, { ...options, tsx: file.endsWith('.tsx') })
