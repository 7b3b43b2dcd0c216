import { Visualizer } from '@settee/configurator-kit';
import { visualizerCartFixture, visualizerPortsFixture } from '@settee/configurator-kit/testing';

const ports = visualizerPortsFixture('main');

export function VisualizerExample() {
  return <Visualizer product="Alder Sofa" ports={ports} cart={visualizerCartFixture()} brand="main" locale="en-US" />;
}
