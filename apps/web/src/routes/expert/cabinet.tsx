import { createFileRoute } from '@tanstack/react-router'

/** The own student cabinet inside the expert area: it has no pages, and the layout says so in its place. */
export const Route = createFileRoute('/expert/cabinet')({ component: () => null })
