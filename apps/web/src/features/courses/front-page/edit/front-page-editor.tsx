import { useNavigate, useRouter } from '@tanstack/react-router'
import type {
  AuthoredFrontPage,
  FrontPageContent,
  PublicFrontPage,
} from '@lectern/contract/courses/front-page/front-page'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getFrontPage, updateFrontPage } from '../../api.ts'
import { areAnswered, writtenDoubts } from '../../in-place/doubt-fields.tsx'
import { InPlaceEditor } from '../../in-place/in-place-editor.tsx'
import type { PageWork } from '../../in-place/written-page.ts'
import { FrontPageParts } from './front-page-parts.tsx'

interface FrontPageEditorProps {
  page: PublicFrontPage
  authored: AuthoredFrontPage
}

const withoutEmpty = (content: FrontPageContent): FrontPageContent => ({
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
  return (
    <InPlaceEditor work={work} page={authored}>
      {({ content, onChange }) => (
        <FrontPageParts page={page} authored={authored} content={content} onChange={onChange} />
      )}
    </InPlaceEditor>
  )
}
