import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazy, Suspense } from 'react'
import type { CodeFieldProps } from './code-field.tsx'

// As heavy as the rest of the editor together: it comes with the first code of a text.
const CodeField = lazy(async () => ({ default: (await import('./code-field.tsx')).CodeField }))

/** Writes a code; its room is kept while the field is loaded. */
export const LazyCodeField = (props: CodeFieldProps) => (
  <Suspense fallback={<Skeleton height={`${Math.min(props.highest, 120)}px`} />}>
    <CodeField {...props} />
  </Suspense>
)
