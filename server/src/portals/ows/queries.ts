// What is asked of the state portal's GraphQL. Lower camel case names fields, upper camel case related objects.

const NAMES = 'nameRu nameKz'
const FILE = 'filePath originalName nameRu nameKz'

const LOT = `
  id lotNumber refLotStatusId unionLots count amount nameRu nameKz descriptionRu descriptionKz
  customerBin customerNameRu customerNameKz refTradeMethodsId refBuyTradeMethodsId plnPointKatoList
  isDeleted lastUpdateDate indexDate
  RefLotsStatus { ${NAMES} }
  RefBuyTradeMethods { ${NAMES} }
  Plans {
    nameRu nameKz count refUnitsCode descRu descKz extraDescRu extraDescKz supplyDateRu
    RefUnits { ${NAMES} }
    RefEnstru { code ${NAMES} }
    PlansKato { refKatoCode fullDeliveryPlaceNameRu fullDeliveryPlaceNameKz }
  }
  Files { ${FILE} }`

// A lot's files are listed at the announcement or at the lot, common files apart: all three places are read.
export const TENDERS = `query Tenders($filter: TrdBuyFiltersInput, $limit: Int, $after: Int) {
  TrdBuy(filter: $filter, limit: $limit, after: $after) {
    id numberAnno nameRu nameKz totalSum countLots refTradeMethodsId refSubjectTypeId
    customerBin customerNameRu customerNameKz orgBin orgNameRu orgNameKz refBuyStatusId
    publishDate startDate endDate repeatStartDate repeatEndDate itogiDatePublic parentId kato lastUpdateDate indexDate
    RefTradeMethods { ${NAMES} }
    RefBuyStatus { ${NAMES} }
    Organizer { ${NAMES} email phone Address { address } }
    Files { ${FILE} }
    GeneralFiles { ${FILE} }
    Lots { ${LOT} }
  }
}`

export const LOTS = `query Lots($filter: LotsFiltersInput, $limit: Int, $after: Int) {
  Lots(filter: $filter, limit: $limit, after: $after) { id trdBuyId lastUpdateDate TrdBuy { lastUpdateDate } }
}`

export const CONTRACTS = `query Contracts($filter: ContractFiltersInput, $limit: Int, $after: Int) {
  Contract(filter: $filter, limit: $limit, after: $after) {
    id trdBuyId contractNumber refContractStatusId signDate contractSum supplierBiin lastUpdateDate
    RefContractStatus { ${NAMES} }
    Supplier { ${NAMES} }
    ContractUnits { lotId totalSum }
  }
}`

export const HEALTH = '{ __typename }'
