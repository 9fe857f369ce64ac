import { useState, type ComponentProps } from 'react'
import { hasAttemptExtras, LazyAttemptExtras, LazyAttemptFiles, takesFiles } from './lazy-extras.ts'

/** What the questions name beside their words, where they name anything or may yet. */
export const WithExtras = (props: ComponentProps<typeof LazyAttemptExtras>) => {
  // For the whole of an attempt: a question that comes later would take those before it out of the page.
  const [hasExtras] = useState(() => hasAttemptExtras(props.view))
  return hasExtras ? <LazyAttemptExtras {...props} /> : props.children
}

/** The questions, where some take files with what brings these to their answers. */
export const WithFiles = (props: ComponentProps<typeof LazyAttemptFiles>) => {
  const [hasFiles] = useState(() => takesFiles(props.view))
  return hasFiles ? <LazyAttemptFiles {...props} /> : props.children
}
