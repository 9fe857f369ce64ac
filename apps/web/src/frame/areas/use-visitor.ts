import { useLoaderData } from '@tanstack/react-router'
import type { Visitor } from '../../features/identity/index.ts'

/** Who reads this page; null for a visitor without a session. */
export const useVisitor = (): Visitor | null => useLoaderData({ from: '__root__' }).visitor
