import { createPlural } from '@tendertap/domain/words/plural'
import type { CompanyListsTexts } from '../ru/company-lists.ts'

const plural = createPlural('en')
const companies = (count: number, shown: string) => `${shown} ${plural(count, { one: 'company', other: 'companies' })}`

export const texts: CompanyListsTexts = {
  title: 'Companies',
  lists: 'Company lists',
  about: 'An interest profile uses a list to look for lots of these customers only.',
  create: 'Create a list',
  edit: 'Edit',
  delete: 'Delete',
  count: companies,
  changed: (moment) => `changed ${moment}`,
  more: (count) => `and ${count} more`,
  emptyList: 'There are no companies in this list',
  usedBy: 'Used by interest profiles:',
  unused: 'Not used by any interest profile',
  none: 'There are no lists yet',
  noneText: 'Put the customers whose lots matter to you into a list. Then choose it in an interest profile.',
  loadFailed: 'Company lists could not be loaded',
  created: 'List created',
  saved: 'List saved',
  deleted: 'List deleted',
  createFailed: 'The list could not be created',
  updateFailed: 'The list could not be saved',
  newCompanies: {
    title: 'New companies',
    about: 'Customers that appeared in the catalogue for the first time and are not in any list yet.',
    distribute: 'Distribute',
    markSeen: 'Mark as seen',
    none: 'There are no new companies now. When a new customer publishes a lot, it appears here, and you can add it to a list.',
    loadFailed: 'New companies could not be loaded',
    seen: 'New companies are marked as seen',
    confirm: {
      title: 'Mark all new companies as seen?',
      text: (count, shown) =>
        `${companies(count, shown)} will no longer be shown here. They stay in the catalogue, and you can add them to a list at any time.`,
      failed: 'The companies could not be marked as seen',
    },
  },
  distribute: {
    title: 'Distribute new companies',
    list: 'Add to the list',
    chooseList: 'Choose a list',
    newList: 'New list…',
    newListName: 'Name of the new list',
    add: 'Add to the list',
    needsBoth: 'Choose a list and at least one company.',
    needsList: 'Choose a list.',
    needsCompany: 'Choose at least one company.',
    done: (count, shown, list) => `Added to the list “${list}”: ${companies(count, shown)}`,
  },
  chooser: {
    view: 'Which companies to show',
    all: 'All',
    chosen: (count) => `Selected: ${count}`,
    selectAll: (count) => `Select all (${count})`,
    selectFound: (count) => `Select those found (${count})`,
    removeAll: 'Remove all',
    removeFound: 'Remove those found',
    noneChosen: 'No company is selected',
    noneFoundChosen: 'There is no such company among those selected',
  },
  form: {
    createTitle: 'New list',
    editTitle: 'Edit the list',
    name: 'Name',
    nameHint: 'For example, city schools',
    nameRequired: 'Enter a name',
    companies: 'Companies',
    create: 'Create',
    save: 'Save',
  },
  remove: {
    title: 'Delete the list?',
    text: (count, shown) =>
      count === 0
        ? 'The list is empty. It can’t be brought back.'
        : `The list has ${companies(count, shown)}. It can’t be brought back. The companies themselves stay in the catalogue.`,
    action: 'Delete',
    failed: 'The list could not be deleted',
    inUseTitle: 'This list can’t be deleted',
    inUse: 'Interest profiles use it. Remove the list from them first:',
  },
}
