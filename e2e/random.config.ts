import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// `npm run edits:random`: two authors edit a lesson at random. No part of CI: each walk is another one (EDITS_SEED, EDITS_COUNT).
// The tool asks for a default export.
export default defineConfig({ ...journeys, testMatch: 'random/*.spec.ts', workers: 1 })
