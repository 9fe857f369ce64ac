import { createFileRoute } from '@tanstack/react-router'
import { getPeerReview, PeerReviewPage } from '../../../features/peer-reviews/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { readId } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/_learner/peer-reviews/$review')({
  staticData: { texts: ['quiz', 'peers'] },
  loader: async (page) => {
    const review = readId(page.params.review)
    return { review: (await load(page, getPeerReview, { params: { review } })).data }
  },
  head: (head) => pageMeta(head, { title: 'peers.title' }),
  component: PeerReviewPage,
})
