import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import AttackStopped from './_home/AttackStopped';
import Hero from './_home/Hero';
import NextSteps from './_home/NextSteps';
import TwoPrograms from './_home/TwoPrograms';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Firewall and login watch for hosting servers"
      description="Sentinel Firewall is the community's GPL fork of ConfigServer Firewall for cPanel, DirectAdmin and plain Linux servers: install it, move to it from CSF, look up every task."
    >
      <main>
        <Hero />
        <AttackStopped />
        <TwoPrograms />
        <NextSteps />
      </main>
    </Layout>
  );
}
