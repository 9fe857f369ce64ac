import type { ComponentType } from 'react'
import { ButtonsSection } from './buttons.tsx'
import { CardsSection } from './cards.tsx'
import { ChoicesSection } from './choices.tsx'
import { ColoursSection } from './colours.tsx'
import { FeedbackSection } from './feedback.tsx'
import { FieldsSection } from './fields.tsx'
import { HardWidgetsSection } from './hard-widgets.tsx'
import { ListPageSection } from './list-page.tsx'
import { MenusSection } from './menus.tsx'
import { NavigationSection } from './navigation.tsx'
import { OverlaysSection } from './overlays.tsx'
import { PeopleSection } from './people.tsx'
import { ProgressSection } from './progress.tsx'
import { SortingSection } from './sorting.tsx'
import { TableSection } from './table.tsx'
import { TimeSection } from './time.tsx'
import { TypeSection } from './type.tsx'

interface DevSection {
  id: string
  name: string
  Section: ComponentType
}

/** The page in order. */
export const sections: readonly DevSection[] = [
  { id: 'colour', name: 'Colour', Section: ColoursSection },
  { id: 'type', name: 'Type', Section: TypeSection },
  { id: 'buttons', name: 'Buttons', Section: ButtonsSection },
  { id: 'fields', name: 'Fields', Section: FieldsSection },
  { id: 'choices', name: 'Choices', Section: ChoicesSection },
  { id: 'menus', name: 'Menus and tooltips', Section: MenusSection },
  { id: 'overlays', name: 'Dialogs and sheets', Section: OverlaysSection },
  { id: 'navigation', name: 'Navigation', Section: NavigationSection },
  { id: 'table', name: 'Table', Section: TableSection },
  { id: 'list-page', name: 'List page', Section: ListPageSection },
  { id: 'feedback', name: 'Feedback', Section: FeedbackSection },
  { id: 'people', name: 'People and states', Section: PeopleSection },
  { id: 'progress', name: 'Progress and waiting', Section: ProgressSection },
  { id: 'cards', name: 'Cards and empty states', Section: CardsSection },
  { id: 'time', name: 'Time and measures', Section: TimeSection },
  { id: 'sorting', name: 'Sorting and dragging', Section: SortingSection },
  { id: 'hard-widgets', name: 'Hard widgets', Section: HardWidgetsSection },
]
