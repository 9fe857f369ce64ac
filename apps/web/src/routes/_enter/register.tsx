import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../lib/page-flow.ts'
import { paths, withPath } from '../../lib/paths.ts'

/** Signing up begins as signing in does, with the e-mail. */
export const Route = createFileRoute('/_enter/register')({
  beforeLoad: ({ location }) => goTo(withPath(location.href, paths.login)),
})
