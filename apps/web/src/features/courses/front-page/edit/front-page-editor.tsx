import { QueryClientProvider } from '@tanstack/react-query'
import { addTextFiles } from 'virtual:workbench-text-files'
import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  emptyFrontPage,
  type AuthoredFrontPage,
  type FrontPageContent,
  type PublicFrontPage,
} from '@lectern/contract/courses/front-page/front-page'
import { expertQueryClient } from '../../../../lib/query-client.ts'
import { useNeededTexts, useTexts } from '../../../../lib/texts/index.ts'
import { getFrontPage, updateFrontPage } from '../../api.ts'
import { areAnswered, writtenDoubts } from '../../in-place/doubt-fields.tsx'
import { InPlaceEditor } from '../../in-place/in-place-editor.tsx'
import type { PageWork } from '../../in-place/written-page.ts'
import { EditorWaits } from '../../page-parts/editor-waits.tsx'
import { FrontPageParts } from './front-page-parts.tsx'

// The picture is chosen with a tool of the workbench, in its words.
addTextFiles()

interface FrontPageEditorProps {
  page: PublicFrontPage
  authored: AuthoredFrontPage
}

const withoutEmpty = (content: FrontPageContent): FrontPageContent => ({
  ...emptyFrontPage,
  ...content,
  promises: content.promises.filter((promise) => promise.trim() !== ''),
  steps: content.steps.filter(({ title, text }) => `${title}${text}`.trim() !== ''),
  doubts: writtenDoubts(content.doubts),
})

const isComplete = ({ steps, doubts }: FrontPageContent): boolean =>
  steps.every(({ title }) => title.trim() !== '') && areAnswered(doubts)

/** The front page with every part of it written where it stands. */
export const FrontPageEditor = ({ page, authored }: FrontPageEditorProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const isReady = useNeededTexts('create-course', 'lesson-editor')
  const work: PageWork<FrontPageContent> = {
    name: 'lectern-front-page',
    withoutEmpty,
    isComplete,
    incompleteText: t('front-page.incomplete'),
    savedText: t('front-page.saved'),
    read: async () => (await getFrontPage({})).data,
    save: async (body) => (await updateFrontPage({ body })).data,
    leave: async () => {
      await router.invalidate()
      await navigate({ to: '/', search: {} })
    },
  }
  if (!isReady) return <EditorWaits />
  return (
    // The field of the picture is one of the expert area.
    <QueryClientProvider client={expertQueryClient()}>
      <InPlaceEditor work={work} page={authored}>
        {({ content, onChange }) => (
          <FrontPageParts
            page={page}
            authored={authored}
            // A draft of earlier times, kept on the device, has no entry for parts that came later.
            content={{ ...emptyFrontPage, ...content }}
            onChange={onChange}
          />
        )}
      </InPlaceEditor>
    </QueryClientProvider>
  )
}
