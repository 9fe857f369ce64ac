import { createFileRoute } from '@tanstack/react-router'

/** The learning space inside the expert area: it has no pages, and the layout says so in its place. */
export const Route = createFileRoute('/expert/cabinet')({ component: () => null })
