export interface ChangedMember {
  /** The component, type or object that had it. */
  of: string;
  instead: string;
  /** Source of an expression that finds it, where the name alone would find too much. */
  pattern?: string;
}

/** The changes of a major version for apps. `tooling/release/upgrade.test.ts` compares it with both versions. */
export interface PackageChanges {
  /** Exports that left, and what to write instead. */
  exports: Readonly<Record<string, string>>;
  /** Properties of components, members of types and objects, and `event.member`, that left, and what to write instead. */
  members: Readonly<Record<string, ChangedMember>>;
  /** Words that a component, a function or a type requires now. */
  required: Readonly<Record<string, string>>;
  /** Functions that had two or more values and have one object now: its names. */
  texts: Readonly<Record<string, string>>;
}

const none: PackageChanges = { exports: {}, members: {}, required: {}, texts: {} };

/** From 1 to 2. */
export const changes: Readonly<Record<string, PackageChanges>> = {
  '@settee/domain': {
    exports: {
      compareLimit: 'maxCompared',
      pricedSkusLimit: 'maxPricedSkus',
      recentlyViewedLimit: 'maxRecentlyViewed',
      storesLimit: 'maxStores',
      swatchLimit: 'maxSwatches',
      SwatchOrderDraft: 'the type of the first parameter of toSwatchOrder',
      TwoCardsBar: 'TwoCardsIneligibility',
      cardNumberMaxLength: 'formatCardNumber, which shows no longer text',
      defaultItemId: 'getGalleryTab: the gallery opens at the picture of its item',
      galleryItemId: 'the ids of galleryItems',
      parseAmount: 'readAmount with the locale, which returns null in place of NaN',
      parseDonation: 'readAmount with the locale',
      twoDayTransit: 'the delivery options of the cart, which have the days of each level',
      validatePostalCode: 'validateAddress with countries, or validateZipPanelCode for a ZIP Code alone',
    },
    members: {
      browseDto: { of: 'ProductPage', instead: 'product', pattern: 'age[?]?[.]browseDto\\b' },
      jwk: {
        of: 'CardEncryptionKey',
        instead: "jwk after a check of 'jwk' in key: the key may be of a tokenization, too",
      },
      inHome: { of: 'ShippingCharges', instead: 'largeItems', pattern: 'harges[?]?[.]inHome\\b' },
      standard: { of: 'ShippingCharges', instead: 'parcels', pattern: 'harges[?]?[.]standard\\b' },
    },
    required: {
      CheckoutState: 'cartPostalCode contact',
      ChargeTable: 'basicFreight express premium',
      Listing: 'count facets page pageCount',
      OrderDetails: 'packingSlipUrl parcels payment wallet',
      OrderRecipient: 'notificationOption',
      OrderShipment: 'drivingDirections holidayRange isContactMe isShipComplete slot',
      PaymentData: 'alternativePaymentsData payPalData',
      ProductPage: 'afterSale financing product',
      ProductSummary: 'rating shown',
      Recipient: 'notificationOption',
      SearchResults: 'corrected facets goTo isExact page pageCount popular sort',
      ShippingCharges: 'largeItems parcels',
      Site: 'emailDomains nameFields',
      StoreLocation: 'latitude longitude services slug',
    },
    texts: { quantity: 'quantity, name' },
  },
  '@settee/contract': none,
  '@settee/ui': {
    exports: {
      brands: "mainBrand and cb2Brand of '@settee/ui/brand'",
      pluralize: 'formatCount(count, locale); createPlural(locale) chooses between one and many',
    },
    members: {
      onPick: {
        of: 'Combobox and RatingDistribution',
        instead: 'onOptionSelect of Combobox, onRowClick of RatingDistribution',
      },
    },
    required: {},
    texts: {
      formatCount: 'shown, count',
      pageLabel: 'page, count',
      reviews: 'rating, count',
      row: 'stars, count',
      slideLabel: 'slide, count',
      thumbnailLabel: 'image, count',
    },
  },
  '@settee/checkout-kit': {
    exports: {},
    members: {
      'addToCart.added.skus': {
        of: 'CheckoutKitEvent',
        instead: 'items: each has sku and quantity',
        pattern: '[\'"]addToCart[.]added[\'"](?:(?![\'"]\\w+[.])[\\s\\S]){0,200}?\\bskus\\b',
      },
      cardMarks: { of: 'paymentMessages', instead: 'nothing: the marks of cards are drawn' },
      openPopup: { of: 'CartPorts', instead: 'loadPopup, which resolves to the content of the popup' },
      press: { of: 'AddToCartControl and ItemAddsControl', instead: 'click', pattern: '[.]press[(]' },
      received: {
        of: 'orderMessages',
        instead: 'nothing: the receipt shows receivedPlain and the email address',
        pattern: '\\breceived\\s*:\\s*[(]',
      },
      savePayment: { of: 'useCheckout', instead: 'sendPayment', pattern: 'checkout[.]savePayment\\b' },
      saveOptions: { of: 'useCheckout', instead: 'saveOption, with one change at a time' },
      seal: {
        of: 'CardFormPorts',
        instead: 'encryptCard',
        pattern: '\\bseal\\s*[:(,}]',
      },
      shipmentArrives: { of: 'orderMessages', instead: 'nothing: the receipt shows the name and date of a shipment' },
    },
    required: {
      AddressFormOptions: 'nameFields',
      CardFormPorts: 'encryptCard',
      CheckoutPorts: 'encryptCard updateBaggingOption updateGiftMessage updateGiftOption updateGiftReceipt',
      OrderScreen: 'renderTerms',
      useAddressForm: 'nameFields',
    },
    texts: {
      accept: 'isMobile, isRegistry',
      addName: 'label, name',
      added: 'count, installation',
      addressLabels: 'siteCulture, isInternational, regionLabel, postalCodeLabel',
      addressProblems: 'siteCulture, isInternational, regionLabel, postalCodeLabel',
      charged: 'amount, date',
      donationGiven: 'amount, name',
      endingIn: 'name, lastFour',
      expires: 'month, year',
      failedName: 'name, reason',
      label: 'title, price',
      notAdded: 'name, reason',
      recipientOf: 'number, count',
      shipmentOf: 'number, count',
      stockWasNow: 'was, now',
      tenderPays: 'name, amount',
      tooltip: 'name, price, quantity, isPersonalized',
      wasNow: 'was, now',
    },
  },
  '@settee/configurator-kit': {
    exports: {},
    members: {
      history: {
        of: 'Configurator',
        instead: 'useConfiguratorProgress',
        pattern: '\\bhistory\\b[^=;]*=\\s*useConfigurator[(]',
      },
      isRefreshing: {
        of: 'Configurator',
        instead: 'useConfiguratorProgress',
        pattern: '\\bisRefreshing\\b[^=;]*=\\s*useConfigurator[(]',
      },
      onSort: { of: 'ListingScreen', instead: 'onQuery: the order is part of the query' },
      place: { of: 'GalleryOpening', instead: 'index', pattern: '\\btab\\s*:[^{}]*\\bplace\\s*:' },
      press: {
        of: 'AddToListControl, QuickShipControl, RegistryAddControl and SwatchControl',
        instead: 'click',
        pattern: '[.]press[(]',
      },
      sortFailed: { of: 'browseMessages', instead: 'resultsFailed' },
    },
    required: {
      ListingScreen: 'href onQuery query',
      SearchScreen: 'href onQuery',
      StoresScreen: 'found map onSearch zip',
    },
    texts: {
      add: 'isEtched, price',
      added: 'name, count, limit',
      call: 'phone, isUs',
      callStore: 'name, phone',
      captioned: 'label, caption',
      changedTo: 'summary, price',
      chosen: 'count, limit',
      comparedNow: 'name, count',
      conflict: 'choice, others',
      conflictTake: 'choice, others',
      conflictTaken: 'choice, others, price',
      customerPicture: 'position, alt',
      dayRange: 'from, to',
      delivered: 'from, to',
      distance: 'distance, unit',
      distanceName: 'distance, unit',
      found: 'count, zip',
      has: 'has, wants',
      inTray: 'count, limit',
      invalid: 'entry, siteCulture',
      line: 'position, count',
      linkConflict: 'option, choice, others',
      linkUnavailable: 'option, choice',
      linkUnknownChoice: 'option, code',
      moved: 'name, boardName',
      name: 'label, choices',
      of: 'deed, name',
      openTime: 'opens, closes',
      option: 'title, code, type, source',
      picture: 'position, alt',
      place: 'position, count',
      previewWith: 'name, texts',
      progress: 'count, usual',
      quantity: 'quantity, name',
      registryName: 'eventType, shortEventDate',
      results: 'count, query',
      said: 'count, total',
      selected: 'title, choices, price',
      show: 'position, alt',
      showing: 'shown, count',
      shown: 'shown, count',
      shownIn: 'cover, leg',
      success: 'siteCulture, host',
      tooltipName: 'name, isPersonalized',
      video: 'position, alt',
      viewOf: 'label, eventType, day',
    },
  },
};
