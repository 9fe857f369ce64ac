import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The error page where there is no frame around it. */
export const BareErrorPage = (props: ErrorComponentProps) => (
  <main>
    <ErrorPage {...props} />
  </main>
)

/** The not-found page where there is no frame around it. */
export const BareNotFoundPage = () => (
  <main>
    <NotFoundPage />
  </main>
)
