import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { SavedState } from '@lectern/ui/feedback/saved-state'
import type { Locale } from '@lectern/contract/kernel/locales'
import { BookOpen, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import type { Theme } from '../../app-context.ts'
import { chooseTheme } from '../../frame/index.ts'
import { ExpertPage, ExpertShell } from '../../frame/expert/index.ts'
import { LearnerShell } from '../../frame/areas/learner/learner-shell.tsx'
import { CardsSection } from './sections/cards.tsx'
import { TableSection } from './sections/table.tsx'
import { TypeSection } from './sections/type.tsx'

const nothing = () => undefined

const permissions = new Set(['course_list', 'practice_list'])

const schools = [
  { id: 1, name: 'Demo school', logo_url: null, is_current: true, user_cabinet: false },
  {
    id: 2,
    name: 'Rival school of long names and longer traditions',
    logo_url: null,
    is_current: false,
    user_cabinet: false,
  },
  { id: 0, name: '', logo_url: null, is_current: false, user_cabinet: true },
]

/** The two page frames around sample pages, with nothing behind their menus. */
export const FrameSample = ({ frame }: { frame: 'expert' | 'learner' }) => {
  const [theme, setTheme] = useState<Theme>('auto')
  const [locale, setLocale] = useState<Locale>('en')
  const onTheme = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  const preferences = { theme, onTheme, locale, onLocale: setLocale }
  if (frame === 'learner') {
    return (
      <LearnerShell
        {...preferences}
        school={{ name: 'Demo school' }}
        person={{ name: 'Demo Student', email: 'student@lectern.test', isExpert: true }}
        unread={{ count: 3, setCount: nothing }}
        onSignOut={nothing}
        footer={<a href="/legal/terms">Terms</a>}
        width="wide"
      >
        <CardsSection />
        <TypeSection />
      </LearnerShell>
    )
  }
  return (
    <ExpertShell
      {...preferences}
      name="Demo Expert"
      email="expert@lectern.test"
      permissions={permissions}
      schools={schools}
      onSchool={nothing}
      schoolPages={[{ label: 'School settings', icon: Settings2, href: '/dev/ui?frame=expert' }]}
      onCreateSchool={nothing}
      profileHref="/dev/ui?frame=expert"
      onSignOut={nothing}
    >
      <ExpertPage
        title="Colour and light"
        crumbs={[
          { label: 'Courses', href: '/expert/courses' },
          { label: 'Watercolour for beginners', href: '/expert/course/1' },
        ]}
        saved={<SavedState state="stored" text="Stored 12:03:05" />}
        actions={
          <>
            <Button>Preview</Button>
            <Button variant="primary" icon={<Icon of={Plus} />}>
              Add unit
            </Button>
          </>
        }
        commands={[{ id: 'publish', label: 'Publish this lesson', run: nothing }]}
        keys={[{ keys: ['n'], label: 'New unit', onPress: nothing }]}
      >
        <TableSection />
        <EmptyState icon={BookOpen} title="No units yet" add={{ label: 'Add unit', onAdd: nothing }} />
      </ExpertPage>
    </ExpertShell>
  )
}
