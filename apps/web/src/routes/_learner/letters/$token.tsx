import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { getLetterChoice, LetterPage } from '../../../features/notifications/letters/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

const Page = () => {
  const { token } = useParams({ from: '/_learner/letters/$token' })
  const { choice } = useLoaderData({ from: '/_learner/letters/$token' })
  return <LetterPage token={token} choice={choice} />
}

/** Where the link at the foot of a letter leads. Opening it changes nothing. */
export const Route = createFileRoute('/_learner/letters/$token')({
  staticData: { texts: ['notices'] },
  loader: async (page) => ({
    choice: (await load(page, getLetterChoice, { params: { token: page.params.token } })).data,
  }),
  head: (head) => pageMeta(head, { title: 'app-meta.letters' }),
  component: Page,
})
