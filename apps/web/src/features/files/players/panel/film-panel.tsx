import { Tabs } from '@lectern/ui/layout/tabs'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { CaptionTrack } from '../controls/use-captions.ts'
import type { Stretch } from '../rules/chapters.ts'
import { ChapterList } from './chapter-list.tsx'
import styles from './panel.module.css'
import { Transcript } from './transcript.tsx'

interface FilmPanelProps {
  unit: number | null
  stretches: readonly Stretch[]
  tracks: readonly CaptionTrack[]
  language: string
  time: number
  onSeek: (seconds: number) => void
}

type Tab = 'chapters' | 'transcript'

/** Below a film: its chapters and its words. */
export const FilmPanel = ({ unit, stretches, tracks, language, time, onSeek }: FilmPanelProps) => {
  const { t } = useTexts()
  const hasChapters = stretches.length > 0
  const hasWords = tracks.length > 0
  const [chosen, setTab] = useState<Tab>(hasChapters ? 'chapters' : 'transcript')
  if (!hasChapters && !hasWords) return null
  const tab = chosen === 'chapters' && !hasChapters ? 'transcript' : chosen
  const items = [
    ...(hasChapters ? [{ id: 'chapters' as const, label: t('player.chapters') }] : []),
    ...(hasWords ? [{ id: 'transcript' as const, label: t('player.transcript') }] : []),
  ]
  return (
    <div className={styles.panel}>
      <Tabs label={t('player.beside')} items={items} value={tab} onChange={setTab}>
        {tab === 'chapters' && <ChapterList unit={unit} stretches={stretches} time={time} onSeek={onSeek} />}
        {tab === 'transcript' && (
          <Transcript tracks={tracks} language={language} time={time} onSeek={onSeek} />
        )}
      </Tabs>
    </div>
  )
}
