import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import Attack from './_home/Attack';
import Hero from './_home/Hero';
import Migrate from './_home/Migrate';
import Tasks from './_home/Tasks';
import Tools from './_home/Tools';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Firewall and login watch for hosting servers"
      description="Sentinel Firewall is the community's GPL fork of ConfigServer Firewall for cPanel, DirectAdmin and plain Linux servers: install it, move to it from CSF, look up every task."
    >
      <main>
        <Hero />
        <Tools />
        <Attack />
        <Migrate />
        <Tasks />
      </main>
    </Layout>
  );
}
