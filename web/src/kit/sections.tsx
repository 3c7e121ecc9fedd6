// What the kit page shows, in this order. A new piece of web/src/ui: a file in sections/ with its states, a line here.
import type { ReactNode } from 'react'
import { ButtonSection } from './sections/ButtonSection.tsx'
import { ChipSection } from './sections/ChipSection.tsx'
import { ConfirmDialogSection } from './sections/ConfirmDialogSection.tsx'
import { DataTableSection } from './sections/DataTableSection.tsx'
import { DialogSection } from './sections/DialogSection.tsx'
import { FactsSection } from './sections/FactsSection.tsx'
import { FieldsSection } from './sections/FieldsSection.tsx'
import { FormSection } from './sections/FormSection.tsx'
import { HeadingSection } from './sections/HeadingSection.tsx'
import { ListStatesSection } from './sections/ListStatesSection.tsx'
import { MarksSection } from './sections/MarksSection.tsx'
import { NoticeSection } from './sections/NoticeSection.tsx'
import { PagerSection } from './sections/PagerSection.tsx'
import { PanelSection } from './sections/PanelSection.tsx'
import { QrCodeSection } from './sections/QrCodeSection.tsx'
import { SegmentedSwitchSection } from './sections/SegmentedSwitchSection.tsx'
import { SelectSection } from './sections/SelectSection.tsx'
import { SideSheetSection } from './sections/SideSheetSection.tsx'
import { SnackbarsSection } from './sections/SnackbarsSection.tsx'
import { SortableHeaderSection } from './sections/SortableHeaderSection.tsx'
import { TabStripSection } from './sections/TabStripSection.tsx'

interface Section {
  /** the name of the component; also the address of the section: #Chip */
  name: string
  render(): ReactNode
}

export const SECTIONS: readonly Section[] = [
  { name: 'Button', render: () => <ButtonSection /> },
  { name: 'Fields', render: () => <FieldsSection /> },
  { name: 'Select', render: () => <SelectSection /> },
  { name: 'SegmentedSwitch', render: () => <SegmentedSwitchSection /> },
  { name: 'Form', render: () => <FormSection /> },
  { name: 'Notice', render: () => <NoticeSection /> },
  { name: 'Snackbars', render: () => <SnackbarsSection /> },
  { name: 'Dialog', render: () => <DialogSection /> },
  { name: 'ConfirmDialog', render: () => <ConfirmDialogSection /> },
  { name: 'SideSheet', render: () => <SideSheetSection /> },
  { name: 'Heading', render: () => <HeadingSection /> },
  { name: 'Panel', render: () => <PanelSection /> },
  { name: 'Facts', render: () => <FactsSection /> },
  { name: 'Chip', render: () => <ChipSection /> },
  { name: 'Marks', render: () => <MarksSection /> },
  { name: 'TabStrip', render: () => <TabStripSection /> },
  { name: 'DataTable', render: () => <DataTableSection /> },
  { name: 'SortableHeader', render: () => <SortableHeaderSection /> },
  { name: 'Pager', render: () => <PagerSection /> },
  { name: 'ListStates', render: () => <ListStatesSection /> },
  { name: 'QrCode', render: () => <QrCodeSection /> },
]
