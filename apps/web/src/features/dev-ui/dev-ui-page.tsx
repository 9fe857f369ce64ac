import { Segmented } from '@lectern/ui/choices/segmented'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouterState } from '@tanstack/react-router'
import { Columns2, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import styles from './dev-ui.module.css'
import { FrameSample } from './frame-sample.tsx'
import { sections } from './sections/index.ts'

const modes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'both', label: 'Side by side', icon: Columns2 },
] as const

type Mode = (typeof modes)[number]['value']

/**
 * Every part of the design system in every state, for developers, in demo mode only. `?theme=light|dark|both` chooses the
 * colours; `?frame=expert|learner` shows a page frame instead.
 */
export const DevUiPage = () => {
  const search = useRouterState({ select: (state) => new URLSearchParams(state.location.searchStr) })
  const frame = search.get('frame')
  const wanted = modes.find((mode) => mode.value === search.get('theme'))?.value
  const [mode, setMode] = useState<Mode>(wanted ?? 'both')
  if (frame === 'expert' || frame === 'learner') {
    return <FrameSample frame={frame} />
  }
  const themes = mode === 'both' ? (['light', 'dark'] as const) : [mode]
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>Design system</h1>
        <nav className={styles.anchors} aria-label="Sections">
          {sections.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
          <a href="/dev/ui?frame=expert">Expert frame</a>
          <a href="/dev/ui?frame=learner">Learner frame</a>
        </nav>
        <Segmented label="Colours" segments={modes} value={mode} onChange={setMode} />
      </header>
      <main>
        {sections.map(({ id, name, Section }) => (
          <section key={id} id={id} className={styles.section}>
            {themes.map((theme) => (
              <div key={theme} data-theme={theme} className={styles.pane}>
                <h2 className={styles.sectionName}>{name}</h2>
                <Section />
              </div>
            ))}
          </section>
        ))}
      </main>
      <ToastRegion toasts={toasts} label="Notifications" closeLabel="Close" />
    </>
  )
}
