import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { Card } from '@lectern/ui/layout/card'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { PageHeader } from '@lectern/ui/layout/page-header'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { BookOpen, Ellipsis, SearchX } from 'lucide-react'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

/** Things among their like, and the place where none is yet. */
export const CardsSection = () => (
  <>
    <Sample name="Cards" wide>
      <div className={styles.cards}>
        <Card
          title="Watercolour for beginners"
          href="#cards"
          description="12 lessons · 48 students"
          actions={<IconButton icon={Ellipsis} label="More" size="small" />}
        >
          <ProgressBar label="Course" value={0.42} text="5 of 12 lessons" />
        </Card>
        <Card
          title="Українська мова: наголос і милозвучність у щоденному мовленні"
          href="#type"
          description="6 уроків"
        >
          <Badge tone="success">Опубліковано</Badge>
        </Card>
        <Card title="Access" description="Who may read the lessons, and from when.">
          <Button size="small">Change</Button>
        </Card>
      </div>
    </Sample>
    <Sample name="Empty states" wide>
      <EmptyState
        framed
        level={3}
        icon={BookOpen}
        title="No courses yet"
        text="A course holds lessons in the order in which you teach them. Start with a title; you can publish when it is ready."
        add={{ label: 'Create a course', onAdd: () => undefined }}
      />
      <EmptyState
        level={3}
        icon={SearchX}
        title="Nothing fits these filters"
        actions={<Button size="small">Clear the filters</Button>}
      />
    </Sample>
    <Sample name="Page header" wide>
      <PageHeader
        title="My courses"
        description="Go on where you stopped, or begin something new."
        actions={<Button variant="primary">Browse courses</Button>}
      />
    </Sample>
  </>
)
