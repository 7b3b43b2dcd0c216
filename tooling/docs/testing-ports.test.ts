import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSite } from '../../packages/domain/src/index.ts';
import type { SettingsPorts } from '../../packages/checkout-kit/src/account/SignInSettingsScreen/settings-ports.ts';
import type { AddressBookPorts } from '../../packages/checkout-kit/src/account/AddressBookScreen/address-book-ports.ts';
import type { EmailSentPorts } from '../../packages/checkout-kit/src/checkout/EmailSent/EmailSent.tsx';
import type { RecipientPorts } from '../../packages/checkout-kit/src/checkout/recipient-ports.ts';
import type { ReturnPorts } from '../../packages/checkout-kit/src/order/ReturnScreen/ports.ts';
import type { ValidationPorts } from '../../packages/checkout-kit/src/errors/useCartValidation.ts';
import type * as checkoutKit from '../../packages/checkout-kit/src/index.ts';
import * as checkout from '../../packages/checkout-kit/src/testing.ts';
import type * as configuratorKit from '../../packages/configurator-kit/src/index.ts';
import * as configurator from '../../packages/configurator-kit/src/testing.ts';

/** Does not compile when the fake lacks a port, an optional one included. */
const complete = <Ports>(fake: (...given: never[]) => Required<Ports>) => fake;

const fakes = {
  'checkout-kit': {
    AddToCartPorts: complete<checkoutKit.AddToCartPorts>(checkout.addPortsFixture),
    AddressBookPorts: complete<AddressBookPorts>(checkout.addressBookPortsFixture),
    CardFormPorts: complete<checkoutKit.CardFormPorts>(checkout.cardFormPortsFixture),
    CartPorts: complete<checkoutKit.CartPorts>(checkout.fullCartPortsFixture),
    CheckoutPorts: complete<checkoutKit.CheckoutPorts>(checkout.fullCheckoutPortsFixture),
    CheckoutPromoPorts: complete<checkoutKit.CheckoutPromoPorts>(checkout.promoPortsFixture),
    CheckoutStartPorts: complete<checkoutKit.CheckoutStartPorts>(checkout.fullCartPortsFixture),
    DraftPorts: complete<checkoutKit.DraftPorts>(checkout.draftPortsFixture),
    EmailSentPorts: complete<EmailSentPorts>(checkout.emailSentPortsFixture),
    ExpressPorts: complete<checkoutKit.ExpressPorts>(checkout.expressPortsFixture),
    ForgotPasswordPorts: complete<checkoutKit.ForgotPasswordPorts>(checkout.fullSignInPortsFixture),
    OptionsStepPorts: complete<checkoutKit.OptionsStepPorts>(checkout.fullCheckoutPortsFixture),
    OrderPorts: complete<checkoutKit.OrderPorts>(checkout.orderPortsFixture),
    OrderStatusPorts: complete<checkoutKit.OrderStatusPorts>(checkout.orderStatusPortsFixture),
    PaymentStepPorts: complete<checkoutKit.PaymentStepPorts>(checkout.fullCheckoutPortsFixture),
    ProblemPorts: complete<checkoutKit.ProblemPorts>(checkout.fullCartPortsFixture),
    QuotePorts: complete<checkoutKit.QuotePorts>(checkout.quotePortsFixture),
    RecipientPorts: complete<RecipientPorts>(checkout.recipientPortsFixture),
    ReorderPorts: complete<checkoutKit.ReorderPorts>(checkout.reorderPortsFixture),
    ReturnPorts: complete<ReturnPorts>(checkout.returnPortsFixture),
    ReviewStepPorts: complete<checkoutKit.ReviewStepPorts>(checkout.fullCheckoutPortsFixture),
    RewardsPorts: complete<checkoutKit.RewardsPorts>(checkout.rewardsPortsFixture),
    ServicePorts: complete<checkoutKit.ServicePorts>(checkout.fullCartPortsFixture),
    SettingsPorts: complete<SettingsPorts>(checkout.settingsPortsFixture),
    SharedCartPorts: complete<checkoutKit.SharedCartPorts>(checkout.sharedCartPortsFixture),
    ShippingStepPorts: complete<checkoutKit.ShippingStepPorts>(checkout.fullCheckoutPortsFixture),
    SignInConfigPorts: complete<checkoutKit.SignInConfigPorts>(checkout.signInConfigPortsFixture),
    SignInPorts: complete<checkoutKit.SignInPorts>(checkout.fullSignInPortsFixture),
    StepPorts: complete<checkoutKit.StepPorts>(checkout.fullCheckoutPortsFixture),
    TenderPorts: complete<checkoutKit.TenderPorts>(checkout.tenderPortsFixture),
    ValidationPorts: complete<ValidationPorts>(checkout.fullCartPortsFixture),
    WalletPorts: complete<checkoutKit.WalletPorts>(checkout.walletPortsFixture),
    ZipPorts: complete<checkoutKit.ZipPorts>(checkout.fullCartPortsFixture),
  },
  'configurator-kit': {
    AddToListPorts: complete<configuratorKit.AddToListPorts>(configurator.listPortsFixture),
    BoardPorts: complete<configuratorKit.BoardPorts>(configurator.boardPortsFixture),
    BrowsePorts: complete<configuratorKit.BrowsePorts>(configurator.browsePortsFixture),
    FabricPorts: complete<configuratorKit.FabricPorts>(configurator.fabricPortsFixture),
    GalleryPorts: complete<configuratorKit.GalleryPorts>(configurator.galleryPortsFixture),
    PersonalizationPorts: complete<configuratorKit.PersonalizationPorts>(configurator.personalizationPortsFixture),
    QuickShipPorts: complete<configuratorKit.QuickShipPorts>(configurator.quickShipPortsFixture),
    RegistriesPorts: complete<configuratorKit.RegistriesPorts>(configurator.registriesPortsFixture),
    RegistryAddPorts: complete<configuratorKit.RegistryAddPorts>(configurator.registryAddPortsFixture),
    RegistryPorts: complete<configuratorKit.RegistryPorts>(configurator.registryPortsFixture),
    ReviewPorts: complete<configuratorKit.ReviewPorts>(configurator.reviewPortsFixture),
    StoresPorts: complete<configuratorKit.StoresPorts>(configurator.storesPortsFixture),
    SwatchPorts: complete<configuratorKit.SwatchPorts>(configurator.fullSwatchPortsFixture),
    VisualizerPorts: complete<configuratorKit.VisualizerPorts>(configurator.visualizerPortsFixture),
  },
};

/** Names of the port types that the source of a package exports. */
const findPorts = (name: string) =>
  globSync(`packages/${name}/src/**/*.{ts,tsx}`)
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^export (?:interface|type) (\w+Ports)\b/gm)])
    .map(([, type]) => type);

test.each(Object.entries(fakes))('every port type of %s has a fake', (name, found) => {
  expect(findPorts(name).toSorted()).toEqual(Object.keys(found).toSorted());
});

test('fakes remember what was called, fail and stay pending', async () => {
  const drafts = checkout.draftPortsFixture();
  drafts.save('promo', { code: 'SPRING' });
  expect(drafts.read('promo')).toEqual({ code: 'SPRING' });
  drafts.drop('promo');
  expect(drafts.read('promo')).toBeNull();
  const returns = checkout.returnPortsFixture();
  await returns.requestReturn([], 'changedMind');
  expect(await returns.requestReturn([], 'changedMind')).toMatchObject({ value: { returnNumber: '4417-0236-R2' } });
  const { cart } = configurator.fullSwatchPortsFixture();
  cart.set(1203, true);
  expect(cart.read()).toEqual([1203]);
  const state = checkout.checkoutFixture(getSite('main', 'USA'));
  expect(await checkout.fullCheckoutPortsFixture(state, 'failing').removeCard()).toMatchObject({ ok: false });
  const reviews = configurator.reviewPortsFixture();
  await reviews.markHelpful(7);
  expect(await reviews.markHelpful(7)).toEqual({ ok: true, value: 2 });
  expect(await configurator.withFault(reviews, 'failing').markHelpful(7)).toMatchObject({ ok: false });
  const waiting = configurator.withFault(reviews, 'pending').markHelpful(7);
  expect(await Promise.race([waiting, Promise.resolve('pending')])).toBe('pending');
});
