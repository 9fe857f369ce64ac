import { useLoaderData } from '@tanstack/react-router'
import type { User } from '../features/accounts/index.ts'

/** Who reads this page; null for a visitor without a session. */
export const useVisitor = (): User | null => useLoaderData({ from: '__root__' }).visitor
