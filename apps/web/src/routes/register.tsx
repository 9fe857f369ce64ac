import { createFileRoute } from '@tanstack/react-router'
import { FirstOwnerPage, loadFirstOwner, readFirstOwnerSearch } from '../features/identity/index.ts'
import { getPublicSchool } from '../features/schools/index.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { FirstOwnerFrame } from '../frame/areas/enter-frame.tsx'

/** Where the first owner opens the first school; with a school there, signing up begins as signing in does, with the e-mail. */
export const Route = createFileRoute('/register')({
  staticData: { texts: ['auth', 'create-account'] },
  validateSearch: readFirstOwnerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) =>
    loadFirstOwner(() => getPublicSchool({}, { api: context.api }), deps, location.href),
  staleTime: Infinity,
  head: (head) => pageMeta(head, { title: 'app-meta.first_school' }),
  component: () => (
    <FirstOwnerFrame>
      <FirstOwnerPage />
    </FirstOwnerFrame>
  ),
})
